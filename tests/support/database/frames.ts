/** The longest frame, in UTF-16 code units. Longer messages are split, after a frame with the number of parts. */
const longestFrame = 16_384;

/** Splits a message into frames. */
export function framesOf(message: string): string[] {
  if (message.length <= longestFrame) return [message];
  const parts: string[] = [];
  for (let from = 0; from < message.length; ) {
    let to = Math.min(from + longestFrame, message.length);
    // A frame is UTF-8, which can't encode half of a surrogate pair.
    if (to < message.length && /[\uD800-\uDBFF]/.test(message.charAt(to - 1))) to -= 1;
    parts.push(message.slice(from, to));
    from = to;
  }
  return [String(parts.length), ...parts];
}

/** Returns a function that receives frames and calls `onMessage` for each complete message. */
export function createReader(onMessage: (message: string) => void): (frame: string) => void {
  let parts: string[] = [];
  let missing = 0;
  return (frame) => {
    if (missing > 0) {
      parts.push(frame);
      missing -= 1;
      if (missing === 0) onMessage(parts.splice(0).join(''));
    } else if (/^\d{1,6}$/.test(frame)) {
      // A client sends 0 when it has nothing else to send for a while.
      missing = Number(frame);
      parts = [];
    } else onMessage(frame);
  };
}
