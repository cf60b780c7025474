/** Addresses of the way in, which links in mails lead to, whoever else is in at this browser. */
export const invitationPath = '/desk/invitation';
export const forgotPasswordPath = '/desk/forgot-password';
export const newPasswordPath = '/desk/new-password';

export const isEntrancePath = (pathname: string): boolean =>
  [invitationPath, forgotPasswordPath, newPasswordPath].includes(pathname);
