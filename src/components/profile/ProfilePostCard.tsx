import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Check, Heart, MessageCircle, Share2 } from 'lucide';
import { useState } from 'react';
import { href } from '@/data/schema/shapes/href';
import type { ProfilePost } from '@/data/schema/shapes/profilePost';
import { Icon } from '../brand/Icon';
import { Avatar } from '../feedback/Avatar';
import { Card } from '../layout/Card';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { PostAction } from '../social/PostAction';
import * as postActionStyles from '../social/PostAction.css';
import { PostText } from '../social/PostText';
import { VerifiedTick } from '../social/VerifiedTick';
import { WrittenAt } from '../social/WrittenAt';
import * as styles from './ProfilePostCard.css';

/** The author of posts on a profile. */
export type ProfileAuthor = {
  name: string;
  image: string;
  isVerified: boolean;
  /** square: a startup. round: a person. */
  shape: 'square' | 'round';
};

export type ProfilePostCardProps = {
  /** The post: its content, date and counts. */
  post: ProfilePost;
  /** The author of the post. */
  author: ProfileAuthor;
  /** The current time, in ms since the epoch. */
  now: number;
  /** Whether the viewer likes the post now. `post.isLiked` and `post.likes` may be older. */
  isLiked: boolean;
  /** Whether the link to the post was just copied. */
  isCopied: boolean;
  /** Called to like or unlike the post. */
  onLike: (postId: string) => void;
  /** Called to copy the link to the post. */
  onShare: (postId: string) => void;
};

/** A post on its author's profile. Links to the comments in the feed, if the feed contains the post. */
export function ProfilePostCard({
  post,
  author,
  now,
  isLiked,
  isCopied,
  onLike,
  onShare,
}: ProfilePostCardProps) {
  const common = useMessages('common');
  const t = useMessages('profile').shared;
  const { count } = useFormats();
  const [isPopping, setPopping] = useState(false);
  const likes = count(post.likes + Number(isLiked) - Number(post.isLiked));
  const comments = (
    <>
      <Icon of={MessageCircle} size={20} />
      <span aria-hidden="true">{count(post.comments)}</span>
      <VisuallyHidden>{t.comments({ count: post.comments })}</VisuallyHidden>
    </>
  );
  return (
    <Card as="article" padding={0} label={author.name}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Avatar name={author.name} src={author.image} shape={author.shape} />
          <div className={styles.who}>
            <p className={styles.name}>
              <bdi>{author.name}</bdi>
              {author.isVerified && <VerifiedTick />}
            </p>
            <p className={styles.time}>
              <WrittenAt time={post.date} editedAt={post.editedAt} now={now} />
            </p>
          </div>
        </div>
        <PostText text={post.content} lang={post.lang} />
        {post.hashtags.length > 0 && (
          <p className={styles.hashtags}>
            {[...new Set(post.hashtags)].map((hashtag) => (
              <a
                key={hashtag}
                className={styles.hashtag}
                href={href('explore', { search: { q: `#${hashtag}` } })}
              >
                <bdi>#{hashtag}</bdi>
              </a>
            ))}
          </p>
        )}
      </div>
      <div className={postActionStyles.actions}>
        <PostAction
          icon={Heart}
          tone="like"
          label={common.likeCount({ count: likes })}
          text={likes}
          isOn={isLiked}
          isPressed={isLiked}
          isPopping={isPopping && isLiked}
          onClick={() => {
            setPopping(!isLiked);
            onLike(post.id);
          }}
        />
        {post.isInFeed ? (
          <a className={styles.commentsLink} href={href('explore', { hash: post.id })}>
            {comments}
          </a>
        ) : (
          <span className={styles.comments}>{comments}</span>
        )}
        <PostAction
          icon={isCopied ? Check : Share2}
          label={isCopied ? t.copied : t.share}
          text={isCopied ? t.copied : t.share}
          onClick={() => onShare(post.id)}
        />
        <VisuallyHidden>
          <span role="status">{isCopied ? t.copied : ''}</span>
        </VisuallyHidden>
      </div>
    </Card>
  );
}
