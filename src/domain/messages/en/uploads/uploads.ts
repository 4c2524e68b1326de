/** What a file field says during an upload; errors of its content are with the other codes in `forms`. */
export const uploads = {
  choose: 'Choose a PDF',
  drop: 'or drop it here',
  phone: 'How to make a PDF with a phone',
  phoneText:
    'Paper: on an iPhone open Notes, then Scan Documents; on Android open Google Drive, then + and Scan. A document: choose Share or Print in its app, then Save as PDF.',
  again: 'Choose another',
  notTaken: '‘{file}’ could not be taken',
  chooseThere: 'Choose another file under ‘{step}’',
  progress: 'Upload progress',
  cancel: 'Cancel upload of {file}',
  remove: 'Remove file {file}',
  view: 'View',
  tryNow: 'Try now',
  replace: 'We have this file. Choose another only if you want to replace it.',

  kilobytes: '{count} KB',
  megabytes: '{count} MB',

  sending: '{sent} of {size}',
  sendingLeft: '{sent} of {size}, {left}',
  secondsLeft: { one: 'about {count} second left', other: 'about {count} seconds left' },
  fewSecondsLeft: 'a few seconds left',
  minutesLeft: { one: 'about {count} minute left', other: 'about {count} minutes left' },
  hourLeft: 'more than an hour left',
  asking: 'Finding out how much has arrived',
  noLine: 'There is no connection. {sent} of {size} have arrived and are safe. The upload goes on by itself.',
  noLineYet: 'There is no connection. The upload goes on by itself when the connection is back.',
  busy: 'Our server is busy. {sent} of {size} have arrived and are safe. The upload goes on by itself.',
  busyYet: 'Our server is busy. The upload goes on by itself.',
  shareFull:
    'Many files from your connection wait to be sent with a form. The upload goes on by itself once some of them are sent or removed.',
  checking: 'Everything has arrived. We are checking the file.',
  sent: '{size}, uploaded',
  sentBefore: 'Uploaded',

  empty: 'This file is empty. Please save it again and choose the new file.',
  notInside:
    'This one is named like a PDF, but it is another kind of file inside. Please save or print it as a PDF and choose that.',
  unreadable: 'Your device cannot open this file. Please save it on the device itself and choose it again.',
  lost: 'Your device could not keep this file. Please choose it again.',

  saidStarted: 'The upload of {file} has started.',
  saidWaiting: 'The upload of {file} is waiting. It goes on by itself.',
  saidGoingOn: 'The upload of {file} goes on.',
  saidSent: '{file} is uploaded.',
  saidRefused: '{file}: {why}',
  saidCancelled: 'The upload of {file} is cancelled.',
  saidRemoved: '{file} is removed.',
} as const
