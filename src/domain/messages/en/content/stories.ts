export const stories = {
  localImpact: 'Local Impact',
  list: 'Stories',
  learnMore: 'Learn more',
  learnMoreAbout: 'about: {title}',
  more: 'More from the field',
  askTitle: 'Does your hospital know this problem?',
  askText: 'A short request is enough to begin a conversation.',
  noStories: 'There are no stories yet',
  noStoriesText: 'Stories appear here when a hospital and its expert have agreed to tell them.',
} as const
