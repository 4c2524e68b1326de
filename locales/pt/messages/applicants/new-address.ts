import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const newAddress: Translated<'pt', 'newAddress'> = {
  confirmTitle: 'Confirme o seu novo e-mail',
  confirmDescription: 'Confirme o novo e-mail de uma inscrição na rede {name}.',
  confirmLede: 'A partir daí, escrevemos para {email} sobre {reference}, e os novos PIN também vão para lá.',
  pin: 'PIN da sua inscrição',
  pinHint: 'Seis algarismos, no e-mail que trouxe o seu link.',
  wrongPin: 'Este PIN não está certo. Tente de novo.',
  confirm: 'Confirmar este endereço',
  lostPin:
    'Não tem o PIN à mão? Abra o seu link pessoal e escolha “Receber um novo PIN”. Vai para o seu endereço atual.',
  confirmedTitle: 'O seu novo e-mail está confirmado',
  confirmedText:
    'A partir de agora, escrevemos para {email}. O seu link pessoal e o seu PIN continuam os mesmos; abra o formulário com o novo endereço.',
  lockedTitle: 'Espere um pouco',
  takenTitle: 'Outra inscrição já tem este endereço',
  takenText:
    'Depois de ter escrito {email}, chegou outra inscrição com esse endereço. O seu endereço atual continua válido. Escreva um diferente no seu formulário ou pergunte à coordenação.',
  deadConfirm:
    'A mudança já foi confirmada ou cancelada, um e-mail mais recente trouxe outro link, ou passaram mais de sete dias. Pode pedir um novo link no seu formulário.',

  keepTitle: 'Cancelar a mudança de e-mail?',
  keepDescription: 'Manter o e-mail atual de uma inscrição na rede {name}.',
  keepLede:
    'O endereço atual de {reference} continua válido. O seu formulário fecha-se onde quer que esteja aberto neste momento.',
  keep: 'Cancelar a mudança',
  keptTitle: 'O seu e-mail continua o mesmo',
  keptText:
    'Se não foi uma mudança sua, alguém teve o seu formulário aberto. Peça um novo PIN: abra o seu link pessoal e escolha “Receber um novo PIN”.',
  deadKeep:
    'A mudança já foi confirmada ou cancelada, ou perdeu a validade ao fim de sete dias. Se o seu endereço mudou contra a sua vontade, escreva já à coordenação.',
}
