import { icons } from './icons.ts'

/** All icons; forms do not load those that they do not use. */
export const pageIcons = {
  ...icons,
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4m8-4v4',
  chart: 'M4 4v16h16M8.5 16v-4m4 4V8m4 8v-6',
  dot: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6m0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  eye: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18',
  grid: 'M4 4h7v7H4zm9 0h7v5h-7zM4 13h7v7H4zm9-2h7v9h-7z',
  history: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 13.500M12 8v4.500l3 2',
  hospital: 'M5 21V5h14v16M3 21h18M12 8v5m-2.5-2.5h5M10 21v-4h4v4',
  inbox: 'm4 13 2.5-8h11L20 13v6H4zm0 0h5l1 2.5h4l1-2.5h5',
  letter: 'M6 3h12v18H6zM9 8h6m-6 4h6m-6 4h4',
  match: 'M9 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m6 0a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11',
  menu: 'M4 7h16M4 12h16M4 17h16',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5M3 19.5c0-3.6 2.6-5.6 6-5.6s6 2 6 5.6M15.5 5.3a3 3 0 0 1 0 5.8M17 14.2c2.4.6 4 2.5 4 5.3',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zm0-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M16 16l4.5 4.5',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6m0-6v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2',
  sort: 'm8 10 4-4 4 4m-8 4 4 4 4-4',
  story: 'M4 5c3-1 6-.5 8 1 2-1.5 5-2 8-1v13c-3-1-6-.5-8 1-2-1.5-5-2-8-1zm8 1v13',
  teach: 'M3 5h18v11H3zM12 16v3m-4 2 4-2 4 2M8 9h8m-8 3h5',
  user: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M5 20c0-4 3-6.5 7-6.5s7 2.5 7 6.5',
} as const

export type PageIconName = keyof typeof pageIcons
