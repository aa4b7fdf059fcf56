import styles from './module-pictures.module.css';

const layers = [
  { y: 0, height: 30, className: styles.first },
  { y: 30, height: 22, className: styles.second },
  { y: 52, height: 16, className: styles.third },
  { y: 68, height: 30, className: styles.fourth },
  { y: 98, height: 22, className: styles.fifth },
];

/** Formations, and the strings of casing that telescope through them. */
export function MontagePicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 240 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {layers.map(({ y, height, className }) => (
        <rect key={y} className={className} x="0" y={y} width="240" height={height} />
      ))}
      <g className={styles.string}>
        <path d="M92 0v28M148 0v28" />
        <path d="M102 0v60M138 0v60" />
        <path d="M111 0v94M129 0v94" />
      </g>
      <path className={styles.hole} d="M116 0v118M124 0v118" />
      <path
        className={styles.shoe}
        d="M92 28l-5 5h5zM148 28l5 5h-5zM102 60l-5 5h5zM138 60l5 5h-5zM111 94l-5 5h5zM129 94l5 5h-5z"
      />
    </svg>
  );
}

const rows = [18, 46, 74];

/** A list of people, each with the modules they may open. */
export function UsersPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 240 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {rows.map((y, index) => (
        <g key={y}>
          <circle className={styles.person} cx="44" cy={y + 10} r="10" />
          <rect className={styles.line} x="64" y={y + 6} width={84 - index * 14} height="8" rx="4" />
          <rect className={styles.badge} x="164" y={y + 4} width="22" height="12" rx="6" />
          {index !== 1 && <rect className={styles.badge} x="192" y={y + 4} width="22" height="12" rx="6" />}
        </g>
      ))}
    </svg>
  );
}
