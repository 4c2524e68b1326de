/** Each icon is one path on a 24 by 24 grid, drawn with a stroke. These are the ones that forms need. */
export const icons = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  back: 'M19 12H5m6-6-6 6 6 6',
  both: 'M12 13.5H3v-9h13v4M5 17.5h6M18 21s3.5-3.5 3.5-6.5a3.5 3.5 0 1 0-7 0C14.5 17.5 18 21 18 21z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4v5.5l3.5 2',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4v6m0 3.3v.1',
  file: 'M6 3h8l5 5v13H6zm8 0v5h5M9 13h6m-6 4h6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5.5m0-9v.1',
  offline: 'M12 19v.1M8.8 15.3a4.7 4.7 0 0 1 6.4 0M5 11.5A10 10 0 0 1 12 8.8c2.7 0 5.2 1 7 2.7M4 4l16 16',
  plus: 'M12 5v14M5 12h14',
  saved: 'M7 18.5a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 10a4.3 4.3 0 0 1-.5 8.5zM9.5 14l2 2 3.5-4',
  send: 'M4 12 20 4l-4 16-4.5-6zm7.5 2L20 4',
  suitcase: 'M4 8h16v11.5H4zM9 8V4.5h6V8M8 8v11.5M16 8v11.5',
  trash: 'M4 7h16M9.5 7V4.5h5V7m-8 0 1 13h9l1-13m-7 4v5.5m3-5.5v5.5',
  upload: 'M12 16V4.5M7 9l5-5 5 5M4.5 16v4h15v-4',
  video: 'M3 6.5h12v11H3zm12 4 6-3.5v10l-6-3.5',
  warn: 'm12 4 9 16H3zM12 10v4.5m0 2.7v.1',
  x: 'm6 6 12 12M18 6 6 18',
} as const

export type IconName = keyof typeof icons
