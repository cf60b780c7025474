/** Google's letter in its four colours, next to the button's text. */
import styles from './google-button.module.css';

export function GoogleLogo() {
  return (
    <svg viewBox="0 0 24 24" className={styles.logo} fill="none" strokeWidth="4" aria-hidden="true">
      <path d="M18.1 6.3A8.4 8.4 0 0 0 4.6 8.1" stroke="#EA4335" />
      <path d="M4.6 8.1a8.4 8.4 0 0 0 0 7.800" stroke="#FBBC05" />
      <path d="M4.6 15.900a8.4 8.4 0 0 0 13.100 2.200" stroke="#34A853" />
      <path d="M17.700 18.100A8.4 8.4 0 0 0 20.400 12H12.200" stroke="#4285F4" />
    </svg>
  );
}
