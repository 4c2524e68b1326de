export const contact = {
  title: 'Contact Us',
  name: 'Name',
  surname: 'Surname',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  incomplete: 'Please fill in all required fields',
  invalidEmail: 'Please enter valid email format',
  incorrectEmail: 'Incorrect email format',
  error: 'Error: {text}',
  sendAnother: 'Send another message',
} as const
