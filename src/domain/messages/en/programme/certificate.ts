/** The certificate for an expert whose collaboration is completed. */
export const certificate = {
  title: 'Certificate of acknowledgement',
  thanks: '{registry} thanks',
  support: 'for supporting {hospital}, {country}, as a volunteer expert.',
  fields: 'Support asked for in',
  period: 'Period',
  fromTo: '{from} to {to}',
  issuedBy: 'Issued by',
  issuedOn: 'Issued on',
  reference: 'Reference',
  signature: 'Signature',
  code: 'Verification code, for {page}',
} as const
