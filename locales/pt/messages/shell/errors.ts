import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Pages that a person reaches when something is missing or broken. */
export const errors: Translated<'pt', 'errors'> = {
  titleOfForm: 'Erro: {title}',
  unexpectedTitle: 'Erro inesperado',
  unexpectedText: 'Houve uma falha do nosso lado, que ficou anotada. Tente de novo daqui a pouco.',
  unavailableText:
    'Neste momento, o sistema não responde. Tente de novo daqui a um minuto. Se enviou um formulário, volte atrás: o navegador conserva o que escreveu.',
  refusedTitle: 'Não foi possível aceitar este envio',
  refusedText:
    'Talvez a página tenha ficado aberta tempo demais. Volte atrás, recarregue-a e envie de novo; o navegador conserva o que escreveu.',
  notAllowedTitle: 'Isto não faz parte das suas tarefas',
  notAllowedText:
    'A sua função na área interna não inclui esta página. A administração pode mudar a sua função.',
  tooLargeTitle: 'É grande demais para enviar',
  tooLargeText:
    'Cada documento pode ter no máximo 10 MB. Volte atrás e escolha documentos menores; o navegador conserva o que escreveu.',
  tooManyTitle: 'Espere um momento',
  tooManyText: {
    one: 'Chegaram muitos pedidos do seu acesso à Internet em pouco tempo. Tente de novo daqui a {count} minuto.',
    many: 'Chegaram muitos pedidos do seu acesso à Internet em pouco tempo. Tente de novo daqui a {count} de minutos.',
    other:
      'Chegaram muitos pedidos do seu acesso à Internet em pouco tempo. Tente de novo daqui a {count} minutos.',
  },
  linkDeadTitle: 'Este link já não funciona',
  linkDeadText:
    'O formulário foi enviado, ou passaram 30 dias: nesse caso, apagamos o rascunho. Se o enviou, recebeu um e-mail com a sua referência. Se não, abra o formulário no dispositivo em que começou e peça um novo link.',
  offlineTitle: 'Está sem Internet',
  offlineText:
    'Esta página ainda não está no seu dispositivo. As páginas que já leu aqui ainda podem ser abertas.',
  offlineOwn:
    'Esta página é sobre o que nos enviou. É pessoal; por isso, não fica neste dispositivo: abre-se quando houver Internet.',
  offlineChanges:
    'As suas alterações de {date} estão neste dispositivo, e encontra-as aqui quando a Internet voltar.',
  offlineAgain: 'Tentar de novo',
  offlineForms: 'Estes formulários funcionam sem Internet se já os abriu neste dispositivo',
  notFoundTitle: 'Não encontramos esta página',
  notFoundText: 'O endereço pode ter um erro, ou a página mudou de lugar.',
  didYouMean: 'Procurava talvez',
  mayHelp: 'Estas páginas podem ajudar',
}
