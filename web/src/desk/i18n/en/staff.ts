/** English words of the page about the staff. */
export default {
  heading: 'Staff',
  lead: 'Everybody who works at the desk. Each change needs a reason and stands in the audit log.',
  invite: 'Invite somebody',
  inviteText:
    'They get a mail with a link. It works once and for three days; then they choose a password and a second factor.',
  sendInvitation: 'Send invitation',
  invited: (email: string) => `An invitation is on its way to ${email}.`,
  email: 'Email',
  role: 'Role',
  roleHelp: {
    clerk: 'Makes, prints and revokes codes.',
    support: 'Helps people, and looks after single codes.',
    editor: 'Puts lessons into the library.',
    owner: 'May do everything, and looks after the staff.',
  },
  you: 'That is you',
  name: 'Name',
  lastLogIn: 'Last log-in:',
  neverIn: 'Never logged in',
  hasFactor: 'With a second factor',
  noFactor: 'Without a second factor',
  reasonHelp: 'One sentence, for the audit log.',
  states: {
    active: 'At work',
    invited: 'Invited',
    waiting: 'Not yet signed in',
    invitation_expired: 'Invitation expired',
    disabled: 'Disabled',
  },
  actions: {
    invitation: {
      name: 'Invite again',
      text: (email: string) => `${email} gets a new link. The one before stops working.`,
      done: (email: string) => `A new invitation is on its way to ${email}.`,
    },
    name: {
      name: 'Change name',
      text: (email: string) => `Others see the name of ${email} in this list and in the audit log.`,
      done: (email: string) => `The name of ${email} is saved.`,
    },
    role: {
      name: 'Change role',
      text: (email: string) => `The new role of ${email} counts at once.`,
      done: (email: string) => `${email} has a new role.`,
    },
    disable: {
      name: 'Disable',
      text: (email: string) =>
        `${email} is signed out within seconds and cannot sign in any more. You can undo this.`,
      done: (email: string) => `${email} is disabled.`,
    },
    enable: {
      name: 'Enable',
      text: (email: string) => `${email} can sign in again, with the same role.`,
      done: (email: string) => `${email} can sign in again.`,
    },
    reset: {
      name: 'Reset second factor',
      text: (email: string) =>
        `For a lost telephone: ${email} is signed out, is told by mail, and sets up a new second factor at the next log-in. Make sure that it is really them who ask.`,
      done: (email: string) => `${email} sets up a new second factor at the next log-in.`,
    },
  },
  failures: {
    name_invalid: 'Please type a name of up to 80 characters.',
    staff_exists: 'This address belongs to a member of the staff already.',
    last_owner: 'This is the only owner at work. Make somebody else an owner first.',
    own_account: 'You change your own second factor in your account.',
    not_waiting: 'They have signed in already and need no invitation.',
    email_invalid: 'Please check the address, for example anna@example.org.',
    too_many_mails:
      'Several mails have gone to this address within the last hour. Please wait a little.',
  },
};
