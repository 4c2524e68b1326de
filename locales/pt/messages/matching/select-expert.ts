import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What a hospital reads that chooses its expert. */
export const selectExpert: Translated<'pt', 'selectExpert'> = {
  title: 'Escolha o seu especialista',
  from: 'Pedido de {hospital}',
  lede: {
    one: 'Sugerimos {count} pessoa que corresponde ao seu pedido.',
    many: 'Sugerimos {count} de pessoas que correspondem ao seu pedido. Compare-as e escolha uma. Pode falar antes com colegas.',
    other:
      'Sugerimos {count} pessoas que correspondem ao seu pedido. Compare-as e escolha uma. Pode falar antes com colegas.',
  },
  ledeUnfit: {
    one: 'Tínhamos sugerido {count} pessoa, que já não corresponde ao seu pedido.',
    many: 'Tínhamos sugerido {count} de pessoas. Nem todas correspondem ainda ao seu pedido.',
    other: 'Tínhamos sugerido {count} pessoas. Nem todas correspondem ainda ao seu pedido.',
  },
  again:
    'A sua lista foi fechada para proteger os dados dos especialistas. A sua escolha não se perdeu. Escreva de novo o seu e-mail e o seu PIN.',
  noScriptTitle: 'O seu navegador não usa JavaScript',
  noScript:
    'Pode abrir a sua lista numa página mais simples, com o seu e-mail e o seu PIN. Se não funcionar, escreva à coordenação a partir do endereço do seu pedido e peça a lista. Não envie o PIN.',
  plainOpen: 'Abrir a página mais simples',
  plainMissing: 'Escreva o seu e-mail e o seu PIN',
  plainNotSent: 'Isto ainda não foi enviado',
  plainAgain:
    'A sua lista foi fechada para proteger os dados dos especialistas. Escreva de novo o seu e-mail e o seu PIN.',

  goTo: 'Ir para um especialista',
  suggested: 'Especialistas sugeridos',
  fit: 'Adequação ao seu pedido',
  languages: 'Línguas',
  otherLanguage: '{language} (outra)',
  unnamedLanguage: 'Uma língua sem nome indicado',
  surgery: 'Cirurgia: {subspecialty}',
  notApplicable: 'Não se aplica',
  regional: 'Experiência por região',
  availability: 'Disponibilidade',
  noneStated: 'Sem indicação',

  nobodyYet: 'Ainda não escolheu ninguém.',
  chooseFirst: 'Escolha primeiro um dos especialistas.',
  yourChoice: 'A sua escolha:',
  confirm: 'Confirmar a escolha',
  askTitle: 'Confirmar {name}?',
  askText:
    'Os outros especialistas sugeridos serão informados automaticamente de que desta vez não foram escolhidos. Nesta página, não é possível voltar atrás.',
  askNext:
    'Vamos escrever sobre os próximos passos: um acordo de confidencialidade e uma carta de compromisso.',
  goBack: 'Voltar',
  yes: 'Confirmar',
  sending: 'Envio da escolha em curso',
  failed: 'Houve um erro ao atualizar a situação da escolha.',
  failedText: 'A sua escolha não se perdeu. Confirme-a de novo. Se não resultar, escreva para {email}.',
  failedOffline:
    'Não há Internet neste momento. A sua escolha não se perdeu. Confirme-a de novo quando houver Internet.',
  againTitle: 'A sua lista está de novo aberta',
  againText: 'Nada se perdeu. Continue de onde parou.',
  changedTitle: 'Entretanto, a lista mudou',
  changedText: 'Não foi possível manter a sua escolha. Veja de novo a lista.',

  overtakenTitle: 'O seu hospital já tinha escolhido {name}',
  overtakenOn:
    'Alguém com o seu link e o seu PIN escolheu em {day}, às {time} UTC, antes da sua confirmação.',
  overtakenText: 'A sua escolha de {name} não contou.',
  unheardText: 'A sua resposta de que nenhum especialista serve não contou.',

  unavailable: 'Já não está disponível',
  load_engaged: 'Outro hospital também escolheu este especialista. A escolha ainda é possível.',
  load_full: 'Outros hospitais escolheram este especialista, que de momento não pode aceitar mais pedidos.',
  takenTitle: '{name} já não está disponível',
  takenText:
    'Entretanto, outro hospital escolheu este especialista, que de momento não pode aceitar mais pedidos. A sua escolha não foi enviada. Escolha outro.',
  unfit: 'Já não corresponde',
  unfit_not_consented: 'Não pode escolher este especialista, que de momento não quer receber pedidos.',
  unfit_not_onsite:
    'Não pode escolher este especialista: o seu pedido inclui uma visita, e esta pessoa não viaja.',
  unfit_no_shared_language:
    'Não pode escolher este especialista, que não fala suficientemente bem nenhuma das línguas de trabalho do seu pedido.',
  unfit_same_institution: 'Não pode escolher este especialista, que trabalha no seu hospital.',
  unfitTitle: '{name} já não corresponde ao seu pedido',
  unfitText:
    'A sua escolha não foi enviada. Escolha outro especialista. Se o pedido deve ficar como estava, pode alterá-lo de novo ou escrever à coordenação.',
  leftTitle: 'Entretanto, a lista mudou',
  leftText:
    '{name} já não pode ajudar e saiu da sua lista. A sua escolha não foi enviada. Escolha outro especialista.',
  nobodyTitle: 'De momento, ninguém da sua lista está disponível',
  nobodyText:
    'Outros hospitais escolheram os especialistas que sugerimos. Diga à coordenação o que é importante para o seu hospital. Vamos procurar outros especialistas e escrever-lhe.',
  nobodyFitsTitle: 'De momento, não pode escolher ninguém da sua lista',
  nobodyFitsText:
    'Os especialistas que sugerimos já não correspondem ao seu pedido ou foram escolhidos por outros hospitais. Diga à coordenação o que é importante para o seu hospital. Vamos procurar outros especialistas e escrever-lhe.',
  nobodyAsk: 'Pedir outros especialistas',

  madeTitle: 'A sua escolha: {name}',
  made: 'Obrigado. A sua escolha de especialista ficou feita. Vamos escrever sobre os passos seguintes.',
  selected: 'Especialista escolhido: {name}',

  chosenTitle: 'O seu especialista',
  chosenOn:
    'Escolha feita em {day}. Os especialistas são informados 24 horas depois, ou assim que nos disser que mantém a escolha.',
  chosenText: 'Se foi engano, escreva já para {email}.',
  closedTitle: 'Esta lista está fechada',
  closedText: 'De momento, não há nada para escolher. Escrevemos assim que houver.',
  closedAsk: 'Se esperava outra coisa, escreva para {email}.',

  none: 'Nenhum nos serve',
  noneTitle: 'Nenhum destes especialistas serve?',
  noneText: 'Diga-nos o motivo. A coordenação lê, procura de novo e escreve-lhe.',
  noneReason: 'O que falta',
  noneHint: 'Por exemplo, uma língua, uma área de trabalho ou uma data em que alguém possa vir.',
  noneSend: 'Enviar à coordenação',
  noneSending: 'Envio do motivo em curso',
  noneFailed: 'O motivo não foi enviado',
  noneFailedText: 'Nada do que escreveu se perdeu. Veja se há Internet e tente de novo.',
  noneMade: 'Obrigado. Vamos procurar de novo.',
  noneNext: 'O seu motivo chegou à coordenação, que vai procurar outros especialistas e escrever-lhe.',
}
