import Lamina
import LaminaTesting
import Testing

/// The words of a settings form in a language.
private struct Words: Sendable {
  let locale: String
  let account, name, mail, look, theme, light, dark, size, sounds, day, boxes, save: String

  static let chinese = Words(
    locale: "zh_CN", account: "账户", name: "姓名", mail: "邮箱", look: "外观", theme: "主题", light: "浅色",
    dark: "深色", size: "文字大小", sounds: "提示音", day: "生日", boxes: "数量", save: "保存")
  static let arabic = Words(
    locale: "ar_EG", account: "الحساب", name: "الاسم", mail: "البريد", look: "المظهر",
    theme: "السمة",
    light: "فاتح", dark: "داكن", size: "حجم النص", sounds: "الأصوات", day: "تاريخ الميلاد",
    boxes: "العدد", save: "حفظ")
}

/// A form with a control of each kind, in words of a language.
private struct LanguageForm: View {
  let words: Words
  @State private var name = ""
  @State private var mail = "ada@example.org"
  @State private var theme = 0
  @State private var size = 0.5
  @State private var sounds = true
  @State private var day = Date(timeIntervalSinceReferenceDate: 800_000_000)
  @State private var boxes = 2
  @State private var saved = false

  var body: some View {
    Form {
      Section(words.account) {
        TextField(words.name, text: $name)
        TextField(words.mail, text: $mail)
        DatePicker(words.day, selection: $day, displayedComponents: .date)
      }
      Section(words.look) {
        Picker(words.theme, selection: $theme) {
          Text(words.light).tag(0)
          Text(words.dark).tag(1)
        }
        .pickerStyle(.segmented)
        Slider(value: $size) { Text(words.size) }
        Toggle(words.sounds, isOn: $sounds)
        Stepper(words.boxes, value: $boxes, in: 0...9)
      }
      Button(saved ? "✓" : words.save) { saved = true }
    }
    .formStyle(.grouped)
    .environment(\.locale, Locale(identifier: words.locale))
    .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
  }
}

@MainActor @Suite("Forms: in Chinese and Arabic", .timeLimit(.minutes(5)))
struct LanguageFormIdioms {
  private func harness(_ words: Words, width: CGFloat = 480, dark: Bool = false) -> Harness {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    environment.layoutDirection = words.locale.hasPrefix("ar") ? .rightToLeft : .leftToRight
    return Harness(size: CGSize(width: width, height: 560), environment: environment) {
      LanguageForm(words: words).background(.background)
    }
  }

  @Test("Pictures by day and by night, narrow and wide")
  func pictures() throws {
    try harness(.chinese).expectPicture("form-chinese")
    try harness(.arabic).expectPicture("form-arabic")
    try harness(.arabic, width: 1_400, dark: true).expectPicture("form-arabic-night-wide")
  }

  @Test("Labels stand where lines begin, and what is typed and chosen counts")
  func use() {
    for words in [Words.chinese, .arabic] {
      let harness = harness(words)
      harness.find(.textField, words.name).elements.first.map {
        harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
      }
      harness.type(words.name)
      #expect(
        harness.find(.textField, words.name).elements.first?.text.contains(words.name) == true)
      harness.tap(words.dark)
      harness.tap(words.save)
      #expect(harness.exists("✓"))
    }
  }
}
