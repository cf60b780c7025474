/** What a lesson needs to record, in one file that is loaded when the first one asks. */
export { Recorder } from './recorder';
export { VoiceDialog } from './voice-dialog';
