/** The file of what the landing page does not wait for: it lies below the first screen, or opens when it is asked for. */
export { LandingCode, openLandingCode } from './landing-code';
export { LandingLessons } from './landing-lessons';
export { LandingSteps } from './landing-steps';
