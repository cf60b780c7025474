/** English words of the audit log. */
export default {
  heading: 'Audit log',
  lead: 'What was done at the desk and on the command line. Nothing here can be changed; codes, addresses and secrets are shortened.',
  save: 'Save for a spreadsheet',
  search: 'Search',
  action: 'Action',
  everything: 'All actions',
  since: 'From',
  until: 'Until',
  none: 'Nothing was found.',
  more: 'Show older entries',
  before: 'Before:',
  after: 'After:',
  commandLine: 'Command line',
  notSignedIn: 'Not signed in',
  quoted: (reason: string) => `“${reason}”`,
};
