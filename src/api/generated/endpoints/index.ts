export * from './auth/auth.ts';
export * from './montage/montage.ts';
export * from './organisation/organisation.ts';
export * from './review/review.ts';
export * from './user/user.ts';
