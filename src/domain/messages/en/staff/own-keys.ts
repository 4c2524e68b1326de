/** The page of one's own keys. */
export const ownKeys = {
  title: 'Your keys',
  text: 'Single keys move you through lists and applications. They are yours alone.',
  single: 'Single keys',
  on: 'Single keys work',
  hint: 'Switch them off if you speak to your computer, or if you often press a key by mistake. Ctrl K and everything on the screen work all the same. A key is one letter, digit or sign; an empty field takes the usual one.',
  usual: 'Usually {key}',
  save: 'Save the keys',
  changed: 'Your keys are saved',
  wrong_sign: 'Please choose one letter, digit or sign.',
  wrong_repeated: 'Another act has this key.',
  manage: 'Change the keys',
  summaryOn: 'Single keys are on.',
  summaryOff: 'Single keys are off.',
} as const
