import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Bookmark, Heart, MessageCircle, Share2 } from 'lucide';
import { memo, useEffect, useRef, useState } from 'react';
import { textMaximum } from '@/data/schema/constants';
import { href } from '@/data/schema/href';
import type { PostType } from '@/data/schema/lists';
import type { Me } from '@/data/schema/person';
import type { Post } from '@/data/schema/post';
import { isOwnPost, writerHref } from '@/data/schema/ref';
import { Tag, type TagProps } from '../controls/Tag';
import { Avatar } from '../feedback/Avatar';
import { FallbackImage } from '../feedback/FallbackImage';
import { Card } from '../layout/Card';
import { CommentComposer } from './CommentComposer';
import { CommentList } from './CommentList';
import { commentEntry, focusAfter } from './focusEntry';
import { OwnEditor } from './OwnEditor';
import { OwnMenu } from './OwnMenu';
import { PostAction } from './PostAction';
import * as postActionStyles from './PostAction.css';
import * as styles from './PostCard.css';
import { PostText } from './PostText';
import { StartupEmbed } from './StartupEmbed';
import type { UnsavedItems } from './Unsaved';
import { useEditFocus } from './useEditFocus';
import { VerifiedTick } from './VerifiedTick';
import { WrittenAt } from './WrittenAt';

const tones: Record<PostType, TagProps['tone']> = {
  funding: 'rise',
  insight: 'sky',
  announcement: 'signal',
  thought: 'neutral',
};

export type PostCardProps = {
  /** Who said it, what, when, and what came of it. */
  post: Post;
  /** The present, ms since the epoch. */
  now: number;
  /** Who reads it and comments: what they wrote themselves can be edited and deleted. */
  me: Me;
  /** Whether the person keeps it: the bookmark is filled. */
  isSaved: boolean;
  /** Whether a comment is being written under this post. */
  isComposing: boolean;
  /** Whether all comments are shown. */
  isExpanded: boolean;
  /** The comment typed and not yet sent. */
  commentDraft: string;
  /** What is edited of the post and of the comments under it, and what it is to say, by its id. */
  edits: Readonly<Record<string, string>>;
  /** What of the post and of the comments under it the device doesn't have. */
  unsaved?: UnsavedItems;
  /** Likes the post, or takes the like back. */
  onLike: (postId: string) => void;
  /** Keeps the post, or lets go of it. */
  onSave: (postId: string) => void;
  /** Opens the comment composer, or closes it. */
  onComment: (postId: string) => void;
  /** What is typed into the comment, at every key. */
  onCommentTextChange: (postId: string, text: string) => void;
  /** Never called while the comment is blank. */
  onSubmitComment: (postId: string) => void;
  /** Closes the comment composer. */
  onCancelComment: (postId: string) => void;
  /** Shows the comments beyond the first. */
  onShowAll: (postId: string) => void;
  /** Copies the post's address. */
  onShare: (postId: string) => void;
  /** Of the post or, where a comment is named, of that one; so are those below. */
  onEdit: (postId: string, commentId?: string) => void;
  /** What is typed into an editor, at every key. */
  onEditTextChange: (text: string, postId: string, commentId?: string) => void;
  /** Never called while the text is blank. */
  onSaveEdit: (postId: string, commentId?: string) => void;
  /** Closes the editor; what it was about stays as it was. */
  onCancelEdit: (postId: string, commentId?: string) => void;
  /** Takes it away. */
  onDelete: (postId: string, commentId?: string) => void;
};

/**
 * One post of a feed with its actions and comments. The callbacks take the post's id, so that one function serves a
 * whole feed: a card whose own facts didn't change isn't drawn again.
 */
export const PostCard = memo(function PostCard({
  post,
  now,
  me,
  isSaved,
  isComposing,
  isExpanded,
  commentDraft,
  edits,
  unsaved,
  onLike,
  onSave,
  onComment,
  onCommentTextChange,
  onSubmitComment,
  onCancelComment,
  onShowAll,
  onShare,
  onEdit,
  onEditTextChange,
  onSaveEdit,
  onCancelEdit,
  onDelete,
}: PostCardProps) {
  const t = useMessages('feed');
  const common = useMessages('common');
  const { count } = useFormats();
  const [isPopping, setPopping] = useState(false);
  const commentButton = useRef<HTMLButtonElement>(null);
  const wasComposing = useRef(isComposing);

  // The composer took the focus with it when it closed: back to the button that opened it.
  useEffect(() => {
    if (wasComposing.current && !isComposing && document.activeElement === document.body) {
      commentButton.current?.focus({ preventScroll: true });
    }
    wasComposing.current = isComposing;
  }, [isComposing]);

  const isOwn = isOwnPost(me, post);
  const edit = isOwn ? edits[post.id] : undefined;
  const { button, area, ask } = useEditFocus(edit !== undefined);
  const authorHref = writerHref(post.author);
  const name = (
    <>
      <bdi>{post.author.name}</bdi>
      {post.author.isVerified && <VerifiedTick />}
    </>
  );
  return (
    <Card as="article" padding={0} label={post.author.name}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Avatar
            name={post.author.name}
            src={post.author.avatar}
            shape={post.author.kind === 'startup' ? 'square' : 'round'}
          />
          <div className={styles.who}>
            <p className={styles.author}>
              {authorHref ? (
                <a className={styles.authorLink} href={authorHref}>
                  {name}
                </a>
              ) : (
                name
              )}
            </p>
            <p className={styles.byline}>
              <bdi>{post.author.role}</bdi>
              {post.author.role && '\u00a0·\u00a0'}
              <WrittenAt
                time={post.postTime}
                editedAt={post.editedAt}
                now={now}
                unsaved={unsaved?.[post.id]}
              />
            </p>
          </div>
          <span className={styles.kind}>
            <Tag tone={tones[post.type]}>{t.types[post.type]}</Tag>
          </span>
          {isOwn && edit === undefined && (
            <span className={styles.menu}>
              <OwnMenu
                label={t.more}
                onEdit={() => {
                  ask();
                  onEdit(post.id);
                }}
                onDelete={() => onDelete(post.id)}
                ref={button}
              />
            </span>
          )}
        </div>
        {edit === undefined ? (
          <PostText text={post.content} />
        ) : (
          <OwnEditor
            label={t.editPostLabel}
            value={edit}
            maximum={textMaximum.post}
            onChange={(text) => onEditTextChange(text, post.id)}
            onSave={() => onSaveEdit(post.id)}
            onCancel={() => onCancelEdit(post.id)}
            ref={area}
          />
        )}
        {post.image && (
          <div className={styles.picture}>
            <FallbackImage {...post.image} />
          </div>
        )}
        {post.startup && <StartupEmbed startup={post.startup} />}
        {post.hashtags.length > 0 && (
          <p className={styles.hashtags}>
            {[...new Set(post.hashtags)].map((hashtag) => (
              <a
                key={hashtag}
                className={styles.hashtagLink}
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
          label={common.likeCount({ count: count(post.likes) })}
          text={count(post.likes)}
          isOn={post.isLiked}
          isPressed={post.isLiked}
          isPopping={isPopping && post.isLiked}
          onClick={() => {
            setPopping(!post.isLiked);
            onLike(post.id);
          }}
        />
        <PostAction
          icon={MessageCircle}
          label={t.commentCount({ count: count(post.comments.length) })}
          text={count(post.comments.length)}
          isExpanded={isComposing}
          onClick={() => onComment(post.id)}
          ref={commentButton}
        />
        <PostAction
          icon={Share2}
          label={t.shareCount({ count: count(post.shares) })}
          text={count(post.shares)}
          onClick={() => onShare(post.id)}
        />
        <span className={styles.end}>
          <PostAction
            icon={Bookmark}
            label={isSaved ? t.saved : t.save}
            text={isSaved ? t.saved : t.save}
            isOn={isSaved}
            onClick={() => onSave(post.id)}
          />
        </span>
      </div>
      {(isComposing || post.comments.length > 0) && (
        <div className={styles.discussion}>
          {isComposing && (
            <CommentComposer
              me={me}
              value={commentDraft}
              onChange={(text) => onCommentTextChange(post.id, text)}
              onSubmit={() => onSubmitComment(post.id)}
              onCancel={() => onCancelComment(post.id)}
              hasInitialFocus
            />
          )}
          <CommentList
            comments={post.comments}
            me={me}
            isExpanded={isExpanded}
            now={now}
            edits={edits}
            unsaved={unsaved}
            onShowAll={() => onShowAll(post.id)}
            onEdit={(commentId) => onEdit(post.id, commentId)}
            onEditTextChange={(commentId, text) => onEditTextChange(text, post.id, commentId)}
            onSaveEdit={(commentId) => onSaveEdit(post.id, commentId)}
            onCancelEdit={(commentId) => onCancelEdit(post.id, commentId)}
            onDelete={(commentId) => {
              focusAfter(commentEntry(commentId), () => commentButton.current);
              onDelete(post.id, commentId);
            }}
          />
        </div>
      )}
    </Card>
  );
});
