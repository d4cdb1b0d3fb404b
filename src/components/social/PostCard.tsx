import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Bookmark, Heart, MessageCircle, Share2 } from 'lucide';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import type { Me } from '@/data/schema/shapes/currentUser';
import { href } from '@/data/schema/shapes/href';
import type { PostType } from '@/data/schema/shapes/lists';
import type { Post } from '@/data/schema/shapes/post';
import { isOwnPost, refOf, writerHref } from '@/data/schema/shapes/ref';
import { textMaximum } from '@/data/schema/text/limits';
import { Tag, type TagProps } from '../controls/Tag';
import { Avatar } from '../feedback/Avatar';
import { FallbackImage } from '../feedback/FallbackImage';
import { Sending } from '../feedback/sendingPart';
import { Card } from '../layout/Card';
import { AddToPipeline } from '../pipeline/AddToPipeline';
import { CommentComposer } from './CommentComposer';
import { CommentList } from './CommentList';
import { commentEntry, focusAfter } from './focusEntry';
import { OwnMenu } from './OwnMenu';
import { OwnEditorPart } from './ownEditorPart';
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
  /** The post: author, content, time, counts and comments. */
  post: Post;
  /** The current time, in ms since the epoch. */
  now: number;
  /** The viewer, who can edit and delete their own post and comments. */
  me: Me;
  /** Whether the viewer saved the post. The bookmark is then filled. */
  isSaved: boolean;
  /** Whether the comment composer is open. */
  isComposing: boolean;
  /** Whether all comments are shown. */
  isExpanded: boolean;
  /** The comment that isn't sent yet. */
  commentDraft: string;
  /** The new texts of the post and comments being edited, by id. */
  edits: Readonly<Record<string, string>>;
  /** The post and comments that are being stored, or couldn't be stored, by id. */
  unsaved?: UnsavedItems;
  /** Called to like or unlike the post. */
  onLike: (postId: string) => void;
  /** Called to save or unsave the post. */
  onSave: (postId: string) => void;
  /** Called to open or close the comment composer. */
  onComment: (postId: string) => void;
  /** Called on each input with the text of the comment. */
  onCommentTextChange: (postId: string, text: string) => void;
  /** Called to send the comment. Never called while the comment is blank. */
  onSubmitComment: (postId: string) => void;
  /** Called to close the comment composer. */
  onCancelComment: (postId: string) => void;
  /** Called to show all comments. */
  onShowAll: (postId: string) => void;
  /** Called to copy the link to the post. */
  onShare: (postId: string) => void;
  /** Called to edit the post or, with `commentId`, the comment. The same applies to the callbacks below. */
  onEdit: (postId: string, commentId?: string) => void;
  /** Called on each input with the text in an editor. */
  onEditTextChange: (text: string, postId: string, commentId?: string) => void;
  /** Called to save the edit. Never called while the text is blank. */
  onSaveEdit: (postId: string, commentId?: string) => void;
  /** Called to close the editor without a change. */
  onCancelEdit: (postId: string, commentId?: string) => void;
  /** Called to delete the post or comment. */
  onDelete: (postId: string, commentId?: string) => void;
};

/**
 * A post in a feed, with its actions and comments. All cards of a feed share the same callbacks, which take
 * the post's id. So a card only re-renders if its own data changes.
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

  // If the composer unmounted with the focus inside, focuses the button that opened the composer.
  useEffect(() => {
    if (wasComposing.current && !isComposing && document.activeElement === document.body) {
      commentButton.current?.focus({ preventScroll: true });
    }
    wasComposing.current = isComposing;
  }, [isComposing]);

  const isOwn = isOwnPost(me, post);
  const edit = isOwn ? edits[post.id] : undefined;
  const { button, area, ask } = useEditFocus(edit !== undefined);
  const { author } = post;
  const authorHref = writerHref(author);
  const text = <PostText text={post.content} lang={post.lang} />;
  const name = (
    <>
      <bdi>{author.name}</bdi>
      {author.isVerified && <VerifiedTick />}
    </>
  );
  return (
    <Card as="article" padding={0} label={author.name}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Avatar
            name={author.name}
            src={author.avatar}
            shape={author.kind === 'startup' ? 'square' : 'round'}
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
              <bdi>{author.role}</bdi>
              {author.role && '\u00a0· '}
              {import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES ? (
                <>
                  <WrittenAt
                    time={post.postTime}
                    editedAt={post.editedAt}
                    now={now}
                    unsaved={unsaved?.[post.id]}
                  />
                  {!unsaved?.[post.id] && <Sending kind="post" id={post.id} />}
                </>
              ) : (
                <WrittenAt
                  time={post.postTime}
                  editedAt={post.editedAt}
                  now={now}
                  unsaved={unsaved?.[post.id]}
                />
              )}
            </p>
          </div>
          <span className={styles.kind}>
            <Tag tone={tones[post.type]}>{t.types[post.type]}</Tag>
          </span>
          {!isOwn && (
            <span className={styles.menu}>
              <AddToPipeline
                look="small"
                card={{
                  id: refOf(author.kind ?? 'user', author.id),
                  subject: { name: author.name, face: author.avatar, slug: author.slug },
                  source: { kind: 'post', by: author.id },
                }}
              />
            </span>
          )}
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
          text
        ) : (
          <Suspense fallback={text}>
            <OwnEditorPart
              label={t.editPostLabel}
              value={edit}
              maximum={textMaximum.post}
              onChange={(next) => onEditTextChange(next, post.id)}
              onSave={() => onSaveEdit(post.id)}
              onCancel={() => onCancelEdit(post.id)}
              ref={area}
            />
          </Suspense>
        )}
        {post.image && (
          <div className={styles.picture}>
            <FallbackImage {...post.image} />
          </div>
        )}
        {post.startup && <StartupEmbed startup={post.startup} lang={post.lang} />}
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
