import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What a file field says while a file travels; what is wrong with its content stands in `forms`. */
export const uploads: Translated<'pt', 'uploads'> = {
  choose: 'Escolher um PDF',
  drop: 'ou arraste-o para aqui',
  phone: 'Como fazer um PDF com o telefone',
  phoneText:
    'Papel: no iPhone, abra Notas e escolha digitalizar documentos; no Android, abra o Google Drive, depois + e digitalizar. Um documento: abra-o, escolha Imprimir e, como impressora ou formato, PDF.',
  again: 'Escolher outro',
  notTaken: 'Não foi possível aceitar “{file}”',
  chooseThere: 'Escolha outro documento em “{step}”',
  progress: 'Progresso do envio',
  cancel: 'Cancelar o envio de {file}',
  remove: 'Retirar o documento {file}',
  view: 'Ver',
  tryNow: 'Tentar agora',
  replace: 'Já temos este documento. Escolha outro só se quiser substituí-lo.',

  kilobytes: '{count} KB',
  megabytes: '{count} MB',

  sending: '{sent} de {size}',
  sendingLeft: '{sent} de {size}, {left}',
  secondsLeft: {
    one: 'falta cerca de {count} segundo',
    many: 'faltam cerca de {count} de segundos',
    other: 'faltam cerca de {count} segundos',
  },
  fewSecondsLeft: 'faltam alguns segundos',
  minutesLeft: {
    one: 'falta cerca de {count} minuto',
    many: 'faltam cerca de {count} de minutos',
    other: 'faltam cerca de {count} minutos',
  },
  hourLeft: 'falta mais de uma hora',
  asking: 'Verificação do que já chegou',
  noLine: 'Não há Internet. {sent} de {size} já chegaram e estão seguros. O envio continua automaticamente.',
  noLineYet: 'Não há Internet. O envio continua automaticamente quando a Internet voltar.',
  busy: 'O nosso servidor está ocupado. {sent} de {size} já chegaram e estão seguros. O envio continua automaticamente.',
  busyYet: 'O nosso servidor está ocupado. O envio continua automaticamente.',
  shareFull:
    'Há muitos documentos do seu acesso à Internet à espera de seguir com um formulário. O envio continua automaticamente quando alguns forem enviados ou retirados.',
  checking: 'Chegou tudo. Verificação do documento em curso.',
  sent: '{size}, envio concluído',
  sentBefore: 'Envio concluído',

  empty: 'Este documento está vazio. Grave-o de novo e escolha o novo.',
  notInside:
    'Tem nome de PDF, mas por dentro é outro tipo de documento. Grave-o ou imprima-o como PDF e escolha esse.',
  unreadable:
    'O seu dispositivo não consegue abrir este documento. Grave-o no próprio dispositivo e escolha-o de novo.',
  lost: 'O seu dispositivo não conseguiu conservar este documento. Escolha-o de novo.',

  saidStarted: 'O envio de {file} começou.',
  saidWaiting: 'O envio de {file} está em espera. Continua automaticamente.',
  saidGoingOn: 'O envio de {file} continua.',
  saidSent: 'O envio de {file} está concluído.',
  saidRefused: '{file}: {why}',
  saidCancelled: 'O envio de {file} foi cancelado.',
  saidRemoved: 'Documento retirado: {file}.',
}
