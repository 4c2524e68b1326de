export const site = {
  skipToContent: 'Skip to main content',
  menu: 'Menu',
  mainNavigation: 'Main',
} as const
