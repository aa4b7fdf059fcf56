export * from './auth/auth.zod.ts';
export * from './montage/montage.zod.ts';
export * from './organisation/organisation.zod.ts';
export * from './review/review.zod.ts';
export * from './user/user.zod.ts';
