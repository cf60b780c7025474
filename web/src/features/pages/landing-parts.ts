/** What the landing page does not wait for, in one file: the part below the first screen, and what opens on request. */
export { LandingClosing } from './landing-closing';
export { LandingCode, openLandingCode } from './landing-code';
export { LandingLessons } from './landing-lessons';
export { LandingMoments } from './landing-moments';
export { LandingSteps } from './landing-steps';
export { TrialLink } from './trial-link';
