/** Returns a function that creates a value on its first call and returns the same value afterwards. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
