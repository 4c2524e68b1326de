import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const contact: Translated<'es', 'contact'> = {
  title: 'Contacto',
  name: 'Nombre',
  surname: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  message: 'Mensaje',
  incomplete: 'Complete todos los campos obligatorios',
  invalidEmail: 'Ingrese un correo electrónico con un formato válido',
  incorrectEmail: 'El formato del correo electrónico no es correcto',
  error: 'Error: {text}',
  sendAnother: 'Enviar otro mensaje',
}
