/// What a user can switch while the demo is alive.
struct LiveSettings: Equatable {
  var language: Language
  var hasMotion = true
  var showsEvents = false

  var texts: LiveTexts { LiveTexts.all[language] }
}
