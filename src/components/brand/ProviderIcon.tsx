export const providerNames = ['google', 'microsoft', 'apple'] as const;

export type ProviderIconProps = {
  /** The provider. */
  name: 'google' | 'microsoft' | 'apple';
  /** Width and height, px. */
  size?: number;
};

/** The paths of each logo, in the colors of the provider's guidelines. The default fill is the text color. */
const signs: Record<ProviderIconProps['name'], readonly { d: string; fill?: string }[]> = {
  google: [
    {
      fill: '#4285F4',
      d: 'M23.5 12.3c0-.9-.1-1.7-.2-2.5H12v4.7h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.2 3.5-8.8z',
    },
    {
      fill: '#34A853',
      d: 'M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24z',
    },
    { fill: '#FBBC05', d: 'M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z' },
    {
      fill: '#EA4335',
      d: 'M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8z',
    },
  ],
  microsoft: [
    { fill: '#F25022', d: 'M1 1h10.5v10.5H1z' },
    { fill: '#7FBA00', d: 'M12.5 1H23v10.5H12.5z' },
    { fill: '#00A4EF', d: 'M1 12.5h10.5V23H1z' },
    { fill: '#FFB900', d: 'M12.5 12.5H23V23H12.5z' },
  ],
  apple: [
    {
      d: 'M12.2 6.9c-1 0-2.4-1.1-4-1-2 0-3.9 1.2-5 3-2.1 3.7-.5 9.1 1.6 12.1 1 1.4 2.2 3 3.7 3s2.1-1 4-1c1.8 0 2.3 1 3.9 1 1.7 0 2.7-1.5 3.7-3 1.2-1.7 1.6-3.3 1.7-3.4 0 0-3.2-1.2-3.2-4.8 0-3.1 2.5-4.5 2.6-4.6-1.4-2.1-3.6-2.3-4.4-2.4-2-.2-3.7 1.1-4.6 1.1zM15.5 3.8c.9-1 1.4-2.4 1.3-3.8-1.2.1-2.7.8-3.6 1.8-.8.9-1.4 2.4-1.2 3.7 1.3.1 2.7-.7 3.5-1.7z',
    },
  ],
};

/** The logo of a sign-in provider. Decorative: the button that contains it names the provider. */
export function ProviderIcon({ name, size = 18 }: ProviderIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {signs[name].map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}
