export const contact = {
  name: 'Name',
  surname: 'Surname',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  step: 'Contact Us',
  incomplete: 'Please fill in all required fields',
  invalidEmail: 'Please enter valid email format',
  incorrectEmail: 'Incorrect email format',
  error: 'Error: {text}',
  sendAnother: 'Send another message',
  goHome: 'Go to Homepage',
} as const
