import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const contact: Translated<'fr', 'contact'> = {
  title: 'Nous contacter',
  name: 'Prénom',
  surname: 'Nom de famille',
  email: 'E-mail',
  phone: 'Téléphone',
  message: 'Message',
  incomplete: 'Veuillez remplir tous les champs obligatoires',
  invalidEmail: 'Veuillez saisir une adresse e-mail valide',
  incorrectEmail: 'Le format de l’adresse e-mail est incorrect',
  error: 'Erreur : {text}',
  sendAnother: 'Envoyer un autre message',
}
