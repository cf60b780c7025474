/** The file of what a lesson needs to record, fetched when the first one asks. */
export { Recorder } from './recorder';
export { VoiceDialog } from './voice-dialog';
