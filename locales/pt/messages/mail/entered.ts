import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What somebody reads whose application was entered by staff. */
export const entered: Translated<'pt', 'entered'> = {
  by_paper: 'Preenchido em seu nome a partir do formulário em papel: {staff}, {date}',
  by_telephone: 'Preenchido em seu nome durante o seu telefonema: {staff}, {date}',
  by_other: 'Preenchido em seu nome: {staff}, {date}',
  by_import: 'Preenchido em seu nome a partir de uma lista anterior: {staff}, {date}',
  check:
    'Veja todas as respostas, corrija o que estiver errado e acrescente o que faltar. Só passa a valer com o seu próprio envio: escolha “Enviar”.',
  notYou: 'Isto não lhe diz respeito? Apague.',

  subject: 'Veja o que preenchemos em seu nome',
  preview: 'Só passa a valer com o seu próprio envio.',
  letter_paper: '{staff} passou o seu formulário em papel para a rede {name}: {what}.',
  letter_telephone: '{staff} anotou na rede {name} o que nos disse ao telefone: {what}.',
  letter_other: '{staff} preencheu isto em seu nome na rede {name}: {what}.',
  letter_import: '{staff} passou os seus dados de uma lista anterior para a rede {name}: {what}.',
  what_expert: 'uma candidatura de especialista',
  what_hospital: 'um pedido de apoio',
  what_trainer: 'uma candidatura de formador',
  open: 'Verificar e enviar',
  next: 'O que falta fazer',
  stepCheck: 'Veja todas as respostas e corrija o que estiver errado.',
  stepAdd: 'Acrescente o que faltar, por exemplo os seus documentos.',
  stepConsent: 'Aceite pessoalmente os termos e escolha “Enviar”.',
  until:
    'Enquanto não enviar, ninguém analisa as respostas. O link funciona durante 30 dias. Se não fizer nada, tudo é apagado depois disso.',
  refuseText: 'Isto não lhe diz respeito, ou não o quer? Apague agora.',
  refuse: 'Apagar',
  safe: 'Quem tiver estes links pode ler ou apagar as respostas. Não os passe a outras pessoas.',
  reason:
    'Recebe este e-mail porque alguém do secretariado da rede {name} indicou este endereço num formulário.',

  refuseTitle: 'Apagar o que foi preenchido em seu nome?',
  refuseDescription: 'Apague o que o secretariado da rede {name} preencheu em seu nome.',
  refuseSure: 'Todas as respostas e documentos são apagados de imediato. Não é possível voltar atrás.',
  refuseYes: 'Sim, apagar tudo',
  refuseNo: 'Não, mostrar o formulário',
  dead: 'Já foi enviado ou apagado, ou um e-mail mais recente trouxe outro link. Ao fim de 30 dias, nós mesmos apagamos tudo.',
  refusedTitle: 'Tudo foi apagado',
  refusedText: 'Não ficou nada guardado. Pedimos desculpa.',
}
