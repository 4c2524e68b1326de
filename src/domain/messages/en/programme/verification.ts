/** The public page that confirms a certificate. */
export const verification = {
  title: 'Verify a certificate',
  description: 'Check a certificate of {name} by the verification code that is printed on it.',
  lede: 'Every certificate of {name} has a verification code. Enter it, and this page says for whom and for what the certificate was issued.',
  code: 'Verification code',
  codeHint: 'Three groups of four letters and digits, such as 7K3D-M9QX-2HTB.',
  verify: 'Verify',
  toldTitle: 'What you will see',
  told: 'The name, the hospital and the days that are printed on the certificate, and nothing else about the person.',

  foundTitle: 'This certificate is genuine',
  foundLede: '{registry} issued the certificate {code}.',
  compare: 'Compare this with the certificate in your hands. It should say the same.',
  name: 'Issued to',
  hospital: 'For supporting',
  period: 'Period',
  fromTo: '{from} to {to}',
  issuedOn: 'Issued on',
  another: 'Verify another certificate',

  unknownTitle: 'No certificate has this code',
  unknownLede: 'Please compare the code with the one on the certificate, letter by letter.',
  unknownError: 'No certificate has this code',
  emptyError: 'Enter the code of the certificate',
  lengthError: 'A code has 12 letters and digits',
  maybe:
    'If the code is right, the certificate may have been taken back, or the person may have had their data deleted.',
} as const
