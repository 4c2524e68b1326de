import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const contact: Translated<'pt', 'contact'> = {
  title: 'Escreva-nos',
  name: 'Nome',
  surname: 'Nome de família',
  email: 'E-mail',
  phone: 'Telefone',
  message: 'Mensagem',
  incomplete: 'Preencha todos os campos obrigatórios',
  invalidEmail: 'Escreva um e-mail válido',
  incorrectEmail: 'O formato do e-mail não está certo',
  error: 'Erro: {text}',
  sendAnother: 'Enviar outra mensagem',
}
