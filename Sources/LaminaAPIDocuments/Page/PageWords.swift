import LaminaAPIModel

/// The page's own words, in the language of the model.
public struct PageWords: Hashable, Sendable {
  /// The languages that pages are written in.
  public enum Language: String, Hashable, Sendable, CaseIterable {
    /// English.
    case english = "en"
    /// Chinese.
    case chinese = "zh"
  }

  let language: Language

  init(_ language: Language) { self.language = language }

  private func say(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }

  var contents: String { say("Contents", "目录") }
  var search: String { say("Search", "搜索") }
  var nothingFound: String { say("Nothing found", "没有结果") }
  var baseURI: String { say("Base URI", "基础地址") }
  var security: String { say("Security", "安全") }
  var settings: String { say("Settings", "设置") }
  var schemas: String { say("Schemas", "数据模式") }
  var schema: String { say("Schema", "数据模式") }
  var schemaText: String { say("Text of the schema", "模式原文") }
  var types: String { say("Types and traits", "类型与特性") }
  var usedBy: String { say("Used by", "使用者") }
  var uriParameters: String { say("URI parameters", "路径参数") }
  var queryParameters: String { say("Query parameters", "查询参数") }
  var formParameters: String { say("Form fields", "表单字段") }
  var headers: String { say("Headers", "请求头") }
  var body: String { say("Body", "请求体") }
  var response: String { say("Response", "响应") }
  var responses: String { say("Responses", "响应") }
  var examples: String { say("Examples", "示例") }
  var example: String { say("Example", "示例") }
  var calls: String { say("Example calls", "调用示例") }
  var name: String { say("Name", "名称") }
  var type: String { say("Type", "类型") }
  var meaning: String { say("Meaning", "说明") }
  var required: String { say("required", "必填") }
  var repeated: String { say("may be repeated", "可重复") }
  var or: String { say("or", "或") }
  var nothingNeeded: String { say("nothing", "无需") }
  var recursive: String { say("as above", "同上(递归)") }
  func asIn(_ place: String) -> String { say("as in \(place)", "同 \(place)") }
  var copy: String { say("Copy", "复制") }
  var copied: String { say("Copied", "已复制") }
  var deprecated: String { say("deprecated", "已弃用") }
  func ends(_ day: String) -> String { say("ends \(day)", "\(day) 停用") }
  var readOnly: String { say("in answers only", "仅响应") }
  var writeOnly: String { say("in requests only", "仅请求") }
  var otherMethods: String { say("Others", "其他") }
  var cookies: String { say("Cookies", "Cookie") }
  var servers: String { say("Servers", "服务器") }
  var callbacks: String { say("Callbacks", "回调") }
  var webhooks: String { say("Webhooks", "Webhook") }
  var nextCalls: String { say("Next calls", "后续调用") }
  var contact: String { say("Contact", "联系方式") }
  var license: String { say("License", "许可") }
  var terms: String { say("Terms of service", "服务条款") }
  var more: String { say("More", "更多") }
  var any: String { say("any other", "其他") }
  var tryIt: String { say("Try it", "试一试") }
  var send: String { say("Send", "发送") }
  var theme: String { say("Dark or light", "深色或浅色") }
  var link: String { say("Link to this part", "此处链接") }
  func byDefault(_ value: String) -> String { say("default \(value)", "默认 \(value)") }

  /// The language in which most of a model's titles and descriptions are.
  static func language(of api: APIModel) -> Language {
    let resources = api.allResources
    let words =
      [api.title] + api.documentation.map(\.content) + resources.map(\.displayName)
      + resources.compactMap(\.description)
    let letters = words.joined().unicodeScalars.lazy.prefix(20_000).filter(
      \.properties.isAlphabetic)
    let chinese = letters.filter { (0x4E00...0x9FFF).contains($0.value) }
    return chinese.count * 5 > letters.reduce(0) { count, _ in count + 1 } ? .chinese : .english
  }
}
