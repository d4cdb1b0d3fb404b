import { fromPromise } from 'xstate';

/** A link that is being copied to the clipboard. */
export type Share = {
  /** The id of what is shared: of a post, or of the pressed button. */
  from: string;
  /** The URL. */
  text: string;
};

/** Copies a link. */
export type SharePress = { type: 'share.press' } & Share;

/** Returns the actor that copies a text. It rejects if the clipboard is unavailable. Machines name it `copyText`. */
export const copyTextActor = (clipboard: Pick<Clipboard, 'writeText'>) =>
  fromPromise<void, { text: string }>(({ input }) => clipboard.writeText(input.text));

/**
 * Returns the region that copies a link. The action `keepShare` stores the link in the context.
 * @param copied the transition once the link is copied
 * @param refused the transition if the browser doesn't allow it
 */
export const shareStates = <const Copied, const Refused>(copied: Copied, refused: Refused) =>
  ({
    initial: 'idle',
    states: {
      idle: {},
      copying: {
        invoke: {
          src: 'copyText',
          input: ({ context: { share } }: { context: { share: Share | null } }) => ({
            text: share?.text ?? '',
          }),
          onDone: copied,
          onError: refused,
        },
      },
    },
    on: {
      'share.press': {
        target: '.copying',
        actions: {
          type: 'keepShare',
          params: ({ event: { from, text } }: { event: Share }) => ({ share: { from, text } }),
        },
      },
    },
  }) as const;
