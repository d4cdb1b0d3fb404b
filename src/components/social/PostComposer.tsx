import { useMessages } from '@messages';
import { CircleUserRound } from 'lucide';
import { useEffect, useRef } from 'react';
import type { Me } from '@/data/schema/shapes/currentUser';
import { type PostTag, postTags } from '@/data/schema/shapes/lists';
import { isBlankText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { Button } from '../controls/Button';
import { SelectChip } from '../controls/SelectChip';
import { TextArea } from '../controls/TextArea';
import { Avatar } from '../feedback/Avatar';
import { Skeleton } from '../feedback/Skeleton';
import { Card } from '../layout/Card';
import { Mentionable } from './Mentionable';
import * as styles from './PostComposer.css';

export type PostComposerProps = {
  /** The signed-in user; `null` while loading, which disables the composer. */
  me: Me | null;
  /** The text that isn't posted yet. */
  text: string;
  /** The topic of the post; `null` for none. */
  tag: PostTag | null;
  /** Id of the startup to post as. If it is empty or not in `me.postsAs`, the user is the author. */
  as?: string;
  /** Whether the field takes the focus once it is enabled. */
  hasInitialFocus?: boolean;
  /** Called on each input with the whole text. */
  onTextChange: (text: string) => void;
  /** Called with the chosen tag, or `null` for none. */
  onTagChange: (tag: PostTag | null) => void;
  /** Called with the id of the startup to post as; '' for the user. */
  onAsChange: (as: string) => void;
  /** Called to post. Never called while the text is blank (spec section 5) or too long. */
  onSubmit: () => void;
};

/** A composer for posts by the user or the user's startup. Ctrl+Enter or Cmd+Enter sends the post. */
export function PostComposer({
  me,
  text,
  tag,
  as,
  hasInitialFocus = false,
  onTextChange,
  onTagChange,
  onAsChange,
  onSubmit,
}: PostComposerProps) {
  const t = useMessages('feed');
  const area = useRef<HTMLTextAreaElement>(null);
  const canPost = !isBlankText(text) && text.length <= textMaximum.post;
  const startup = me?.postsAs?.find(({ id }) => id === as);
  const author = startup ?? me;
  const isFocused = hasInitialFocus && me !== null;
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [isFocused]);
  const submit = () => {
    if (!canPost) return;
    onSubmit();
    // The pressed button is now disabled, so the text area takes the focus.
    area.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.box}>
      <Card padding={16}>
        <div className={styles.composer}>
          {author ? (
            <Avatar name={author.name} src={author.avatar} shape={startup ? 'square' : 'round'} />
          ) : (
            <Skeleton shape="circle" />
          )}
          <div className={styles.field}>
            {me?.postsAs && (
              <div className={styles.as}>
                <span className={styles.asLabel} aria-hidden>
                  {t.composerAs}
                </span>
                <SelectChip
                  label={t.composerAs}
                  icon={CircleUserRound}
                  value={startup?.id ?? ''}
                  options={[
                    { value: '', label: me.name },
                    ...me.postsAs.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={onAsChange}
                />
              </div>
            )}
            <Mentionable>
              <TextArea
                label={t.composerLabel}
                isLabelHidden
                look="bare"
                placeholder={t.composerPlaceholder}
                value={text}
                onChange={onTextChange}
                onSubmit={submit}
                maximum={textMaximum.post}
                rows={2}
                canGrow
                isDisabled={!me}
                ref={area}
              />
            </Mentionable>
            <div className={styles.actions}>
              <SelectChip<PostTag>
                label={t.composerTag}
                value={tag ?? ''}
                options={[
                  { value: '', label: tag ? t.composerNoTag : t.composerTag },
                  ...postTags.map((value) => ({ value, label: t.composerTags[value] })),
                ]}
                onChange={(value) => onTagChange(value || null)}
                isDisabled={!me}
              />
              <Button size="small" isDisabled={!me || !canPost} onClick={submit}>
                {t.composerPost}
              </Button>
            </div>
          </div>
        </div>
      </Card>
    </div>
  );
}
