/** The words that controls carry themselves; forms hand them on as labels. */
export const kit = {
  removeChoice: 'Remove {name}',
  selected: { one: '{count} selected', other: '{count} selected' },
  nothingFound: 'Nothing matches. Try fewer letters.',
  choiceFull: 'You have chosen {max}. Remove one to choose another.',
  wordCount: '{count} of {max} words',
  proficiencyIn: 'Proficiency in {language}',
  yearsInRegion: '{region}, {years} years',
  stepPosition: 'Step {step} of {count}',
  nextStep: 'Next: {step}',
  completed: '(completed)',
  savedAt: 'Draft saved on this device at {time}',
  offline: 'You are offline. Keep going: nothing is lost.',
  meets: 'Meets:',
  misses: 'Does not meet:',
  choose: 'Choose',
  chosen: 'Chosen',
} as const
