/** Addresses for links in mails: they open even while somebody else is signed in in this browser. */
export const invitationPath = '/desk/invitation';
export const forgotPasswordPath = '/desk/forgot-password';
export const newPasswordPath = '/desk/new-password';

export const isEntrancePath = (pathname: string): boolean =>
  [invitationPath, forgotPasswordPath, newPasswordPath].includes(pathname);
