/** Addresses for somebody who comes by a link in a mail, whoever else is in at this browser. */
export const invitationPath = '/desk/invitation';
