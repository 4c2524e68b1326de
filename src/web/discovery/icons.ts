/** Drawn by scripts/draw-icons.ts from the mark. */
export const icons = {
  /** For whoever asks without having read a page. */
  classic: '/favicon.ico',
  scalable: '/icons/mark.svg',
  /** On the home screen of a phone. */
  touch: '/icons/touch.png',
  small: '/icons/small.png',
  large: '/icons/large.png',
  /** With room around the mark, where a phone cuts it to a shape of its own. */
  maskable: '/icons/maskable.png',
  /** Beside a link that somebody shares. */
  share: '/icons/share.png',
} as const
