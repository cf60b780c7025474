/** The file of what the landing page does not wait for: it lies below the first screen, or opens when it is asked for. */
export { LandingClosing } from './landing-closing';
export { LandingCode, openLandingCode } from './landing-code';
export { LandingLessons } from './landing-lessons';
export { LandingMoments } from './landing-moments';
export { LandingSteps } from './landing-steps';
export { TrialLink } from './trial-link';
