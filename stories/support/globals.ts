// Values for the `globals` of a story: the viewport.

const width = (value: 'phone' | 'tablet' | 'desktop') => ({ viewport: { value, isRotated: false } });

export const phone = width('phone');
export const tablet = width('tablet');
export const desktop = width('desktop');
