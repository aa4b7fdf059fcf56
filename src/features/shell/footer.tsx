import { Link } from '@tanstack/react-router';
import styles from './footer.module.css';

const anchors = [
  { label: 'About', href: '#about' },
  { label: 'Services', href: '#services' },
  { label: 'Contact', href: '#contact' },
  { label: 'Privacy Policy', href: '#privacy-policy' },
];

export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Footer" className={styles.anchors}>
        <Link to="/">Home</Link>
        {anchors.map(({ label, href }) => (
          <a key={label} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <p className={styles.rights}>2025 All Rights Reserved</p>
    </footer>
  );
}
