/** The questions and answers in German. */
import type { QuestionsText } from '../questions-text';

export default {
  lead: 'Was Eltern und Lehrkräfte uns am häufigsten fragen. Ihre Frage ist nicht dabei? Schreiben Sie uns.',
  answers: {
    code: {
      question: 'Wo ist mein Code?',
      answer: [
        'Er ist in Ihrem Buch abgedruckt. Sehen Sie zuerst auf den Innenseiten des Umschlags nach, vorn und hinten. Er hat 12 Zeichen, Buchstaben und Ziffern, mit Bindestrichen dazwischen; die Bindestriche können Sie weglassen.',
        'Sie haben noch kein Buch? Der Code kommt mit dem Buch. Einzeln gibt es Codes hier nicht.',
      ],
    },
    refused: {
      question: 'Mein Code funktioniert nicht. Was kann ich tun?',
      answer: [
        'Vergleichen Sie ihn Zeichen für Zeichen mit dem Buch. B und 8, S und 5 oder Z und 2 sehen sich ähnlich. Wurde ein Zeichen verlesen, können wir Ihnen oft sagen, welches.',
        'Nach mehreren falschen Codes müssen Sie ein paar Minuten warten. Ihr Code geht dabei nicht verloren. Klappt es dann immer noch nicht, schreiben Sie uns den Code und den Titel des Buchs.',
      ],
    },
    used: {
      question: '„Dieser Aktivierungscode wurde schon verwendet.“ Was heißt das?',
      answer: [
        'Ein Code gilt einmal und für ein Konto. Vielleicht wurde er mit einer anderen E-Mail-Adresse von Ihnen aktiviert oder von jemandem in Ihrer Familie: Melden Sie sich mit diesem Konto an, dort finden Sie das Buch.',
        'Bei einem gebrauchten Buch kann der Code schon vom Vorbesitzer eingelöst sein. Ist Ihr Buch neu und hat niemand den Code benutzt, schicken Sie uns den Code und ein Foto der Seite. Wir gehen der Sache nach.',
      ],
    },
    login: {
      question: 'Ich kann mich nicht anmelden.',
      answer: [
        'Prüfen Sie die E-Mail-Adresse: Vielleicht haben Sie sich mit einer anderen registriert oder mit Google. Ein neues Passwort können Sie jederzeit wählen; der Link kommt per E-Mail.',
        'Nach vielen Fehlversuchen ist das Konto eine Weile gesperrt. Mit einem neuen Passwort können Sie sich sofort wieder anmelden.',
      ],
    },
    mail: {
      question: 'Die E-Mail ist nicht angekommen.',
      answer: [
        'Schauen Sie in den Spam-Ordner und prüfen Sie die Adresse auf Tippfehler. Es kann ein paar Minuten dauern. Auf der Seite, die auf die E-Mail wartet, können Sie sie noch einmal senden lassen.',
        'Den Link können Sie auf jedem Gerät öffnen. Er funktioniert nur einmal und gilt zum Bestätigen der Adresse 24 Stunden lang, für ein neues Passwort eine Stunde. Nehmen Sie immer die neueste E-Mail.',
      ],
    },
    device: {
      question: 'Können wir mehrere Geräte benutzen?',
      answer: [
        'Ja. Melden Sie sich auf jedem Handy, Tablet oder Computer mit demselben Konto an, dann sind Ihre Bücher da. Sie brauchen einen aktuellen Browser und Internet, aber keine App.',
        'Sterne und Garten bleiben auf dem Gerät, auf dem Ihr Kind gespielt hat; wir sehen sie nie. Mitnehmen können Sie sie selbst: in Kaktus’ Garten unter „Für Erwachsene: Kinder und Geräte“, als Datei oder mit einem QR-Code.',
      ],
    },
    offline: {
      question: 'Können Kinder auch ohne Internet spielen?',
      answer: [
        'Ja. Tippen Sie zu Hause in Ihrer Bibliothek neben einem Buch auf „Mitnehmen“. Es braucht etwa zehn Megabyte; dann gehen Geschichten, Spiele, Lieder, Aufnahmen und der Garten auf diesem Gerät ohne Verbindung. Öffnen Sie die Bibliothek wie sonst: Alles mit einem Rucksack lässt sich spielen.',
        'Gehen Sie mindestens alle 45 Tage einmal online. Beim Abmelden und wenn Ihre Zeit mit dem Buch zu Ende ist, wird es vom Gerät entfernt. Auf iPhone, iPad und Mac legen Sie die Bibliothek zuerst auf den Home-Bildschirm; die Kontoseite zeigt, wie. Lektionen aus anderen Werkzeugen brauchen das Internet, deshalb lässt sich ein Buch mit einer solchen Lektion nicht mitnehmen; das steht dann daneben.',
      ],
    },
    browsers: {
      question: 'Welche Browser funktionieren?',
      answer: [
        'Safari ab Version 15.4, Chrome und Edge ab 92, Firefox ab 102, Samsung Internet ab 16. So funktionieren auch ältere Tablets, zum Beispiel ein iPad von 2014 mit seinem letzten Update.',
        'Ist ein Browser noch älter, zeigen wir eine Seite, die das sagt. Aktualisieren Sie dann den Browser oder das System des Geräts. Gibt es kein Update mehr, nehmen Sie bitte ein anderes Gerät.',
      ],
    },
    ending: {
      question: 'Was endet nach 18 Monaten?',
      answer: [
        'Der Zugang zu den Lektionen dieses Buchs. Die Zeit beginnt an dem Tag, an dem Sie den Code aktivieren; Ihre Bibliothek zeigt den letzten Tag. Nichts verlängert sich von selbst, und nichts kostet Geld.',
        'Ihr Konto bleibt. Mit einem neuen Code öffnet sich das Buch wieder.',
      ],
    },
    data: {
      question: 'Was wissen Sie über uns?',
      answer: [
        'Ihre E-Mail-Adresse und Ihre Codes. Es gibt keine Cookies und keine Werbung, und wir geben nichts weiter. Was Ihr Kind spielt, bleibt auf Ihrem Gerät.',
        'Ihr Konto können Sie jederzeit auf der Kontoseite löschen.',
      ],
    },
    'class-set': {
      question: 'Für Lehrkräfte: Was darf ich mit einem Klassensatz?',
      answer: [
        'Aktivieren Sie einen Code in Ihrem eigenen Konto und nutzen Sie die Lektionen mit den Kindern, die Sie unterrichten. Die Codes in den anderen Büchern gehören denen, die die Bücher bekommen: Jede Familie aktiviert ihren Code in ihrem eigenen Konto.',
        'Bitte geben Sie Ihr Passwort nicht an Kinder oder Eltern weiter und verteilen Sie keine Listen mit Codes. Jeder Code gilt nur einmal.',
      ],
    },
    board: {
      question: 'Für Lehrkräfte: Wie nutze ich Tafel oder Tablets?',
      answer: [
        'An der digitalen Tafel oder am Beamer: Bibliothek im Browser öffnen, anmelden, Lektion öffnen und auf „Vollbild“ drücken. Alle Aufgaben werden gesprochen, schalten Sie also den Ton ein.',
        'Auf Tablets: Melden Sie sich auf jedem selbst an. Jedes Tablet behält seine eigenen Sterne. Danach können Sie auf der Kontoseite alle auf einmal abmelden. Für Hausaufgaben kopieren Sie den Link einer Lektion: Er funktioniert bei Familien, die das Buch freigeschaltet haben.',
      ],
    },
  },
} satisfies QuestionsText;
