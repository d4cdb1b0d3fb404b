/** A port that is fetched and opened with its first use, and again after that failed. */
export type Opening<Port> = () => Promise<Port>;
