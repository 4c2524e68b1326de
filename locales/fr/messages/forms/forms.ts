import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const forms: Translated<'fr', 'forms'> = {
  required: 'Ce champ est obligatoire',
  must_accept: 'Ce champ est obligatoire',
  invalid_email: 'Le format de l’adresse e-mail n’est pas valide',
  not_pdf: 'Seuls les fichiers PDF sont acceptés.',
  file_too_large: 'Ce fichier dépasse 10 Mo. Veuillez en choisir un plus petit.',
  file_damaged:
    'Ce PDF est endommagé ou incomplet. Veuillez l’enregistrer de nouveau et choisir le nouveau fichier.',
  file_encrypted:
    'Ce PDF est verrouillé ou chiffré. Veuillez en enregistrer une copie sans protection et la choisir.',
  file_active:
    'Ce PDF contient un script ou lance un programme. Veuillez l’imprimer dans un nouveau PDF et choisir celui-ci.',
  file_attachments:
    'Ce PDF contient d’autres fichiers. Veuillez l’imprimer dans un nouveau PDF et choisir celui-ci.',
  file_bomb:
    'Une fois décompressé, ce PDF est bien plus gros qu’un document ordinaire. Veuillez l’imprimer dans un nouveau PDF et choisir celui-ci.',
  not_picture: 'Veuillez choisir une image au format JPEG, PNG, WebP ou AVIF',
  picture_damaged:
    'Cette image est endommagée ou incomplète. Veuillez l’enregistrer de nouveau et choisir le nouveau fichier',
  picture_too_large: 'Cette image compte plus de 50 millions de pixels. Veuillez en choisir une plus petite',
  picture_wordless:
    'Chaque image du texte doit être décrite en mots pour les personnes qui ne peuvent pas la voir',
  upload_gone: 'Ce fichier n’est plus ici. Veuillez le choisir de nouveau.',
  upload_unfinished: 'Ce fichier n’est pas arrivé en entier. Veuillez attendre la fin du transfert.',
  invalid_type: 'Cette réponse ne correspond pas à la question',
  invalid_choice: 'Veuillez choisir dans la liste',
  invalid_number: 'Veuillez saisir un nombre entier',
  invalid_phone: 'Veuillez saisir un numéro de téléphone, en chiffres',
  invalid_text:
    'Ce texte contient des caractères qui ne peuvent pas être enregistrés. Veuillez le saisir de nouveau',
  repeated: 'Veuillez donner une seule réponse par ligne',
  too_short: 'Cette réponse est trop courte',
  too_long: 'Veuillez ne pas dépasser {max} caractères',
  too_many: 'Veuillez ne pas en choisir plus de {max}',
  invalid_time: 'Veuillez indiquer une date et une heure',
  too_early: 'Veuillez choisir une date et une heure plus tardives',
  out_of_range: 'Veuillez saisir un nombre de {min} à {max}',
  unknown_field: 'Cette question ne figure pas dans ce formulaire',
  not_asked: 'Pour le moment, vous ne pouvez modifier que ce que nous vous avons demandé',
  guessable:
    'Ce mot de passe est facile à deviner. Mieux vaut plusieurs mots qui n’ont rien à voir entre eux.',
  not_checked:
    'Nous n’avons pas pu vérifier ce mot de passe à temps, et rien n’a changé. Veuillez réessayer dans une minute ; si cela se reproduit, choisissez-en un autre.',
  wrong_password: 'Ce n’est pas votre mot de passe',
  wrong_code: 'Ce code est incorrect ou a déjà servi',
  already_staff: 'Une personne de l’équipe a déjà cette adresse',
  outside_regions:
    'Ce pays est en dehors de vos régions. Veuillez vous adresser à un collègue qui travaille avec toutes les régions.',
  known_elsewhere:
    'Cette adresse est déjà connue. Veuillez vous adresser à un collègue qui travaille avec toutes les régions.',
  incomplete: 'Veuillez remplir tous les champs obligatoires',
  emailTaken: 'Cette adresse e-mail est déjà utilisée',
  captchaFailed: 'La vérification anti-robot a échoué. Veuillez réessayer.',
  leaveEmpty: 'Veuillez laisser ce champ vide',
  goHome: 'Aller à l’accueil',
  invalid: 'Veuillez vérifier les réponses signalées',
  levelMissing: 'Veuillez indiquer le niveau de chaque langue',
  optional: '(facultatif)',
  whereItApplies: '(le cas échéant)',
  yes: 'Oui',
  no: 'Non',
  attached: 'Joint',
  yearsInRegion: '{region} : {years} ans',
}
