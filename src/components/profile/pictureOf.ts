import type { LoadedProfile } from './profileView';

/** Returns the picture of a profile: a startup's logo is square, a person's picture is round. */
export const pictureOf = (profile: LoadedProfile['profile']) =>
  'logo' in profile
    ? ({ image: profile.logo, shape: 'square' } as const)
    : ({ image: profile.profileImage, shape: 'round' } as const);
