// Texts, and what is written in them.

extension UTType {
  /// Any text, styled or not.
  public static var text: UTType { UTType(unchecked: "public.text") }
  /// A text without styles, in any encoding.
  public static var plainText: UTType { UTType(unchecked: "public.plain-text") }
  /// A text without styles in UTF-8.
  public static var utf8PlainText: UTType { UTType(unchecked: "public.utf8-plain-text") }
  /// A text without styles in UTF-16 with the machine's order of bytes.
  public static var utf16PlainText: UTType { UTType(unchecked: "public.utf16-plain-text") }
  /// A text without styles in UTF-16 with a mark of the order of bytes.
  public static var utf16ExternalPlainText: UTType {
    UTType(unchecked: "public.utf16-external-plain-text")
  }
  /// A text whose lines are rows of values.
  public static var delimitedText: UTType { UTType(unchecked: "public.delimited-values-text") }
  /// Rows of values with commas between them.
  public static var commaSeparatedText: UTType {
    UTType(unchecked: "public.comma-separated-values-text")
  }
  /// Rows of values with tabs between them.
  public static var tabSeparatedText: UTType {
    UTType(unchecked: "public.tab-separated-values-text")
  }
  /// Rows of values with tabs between them, in UTF-8.
  public static var utf8TabSeparatedText: UTType {
    UTType(unchecked: "public.utf8-tab-separated-values-text")
  }
  /// A styled text as RTF.
  public static var rtf: UTType { UTType(unchecked: "public.rtf") }
  /// A text as Markdown.
  public static var markdown: UTType { UTType(unchecked: "net.daringfireball.markdown") }
  /// A page of the web.
  public static var html: UTType { UTType(unchecked: "public.html") }
  /// A style sheet of the web.
  public static var css: UTType { UTType(unchecked: "public.css") }
  /// A document as XML.
  public static var xml: UTType { UTType(unchecked: "public.xml") }
  /// Values as YAML.
  public static var yaml: UTType { UTType(unchecked: "public.yaml") }
  /// Values as JSON.
  public static var json: UTType { UTType(unchecked: "public.json") }
  /// Places and shapes on earth as JSON.
  public static var geoJSON: UTType { UTType(unchecked: "public.geojson") }
  /// Values as a property list.
  public static var propertyList: UTType { UTType(unchecked: "com.apple.property-list") }
  /// Values as a property list in XML.
  public static var xmlPropertyList: UTType { UTType(unchecked: "com.apple.xml-property-list") }
  /// Values as a property list in bytes.
  public static var binaryPropertyList: UTType {
    UTType(unchecked: "com.apple.binary-property-list")
  }
  /// What a program has written down.
  public static var log: UTType { UTType(unchecked: "public.log") }
  /// Source code of any language.
  public static var sourceCode: UTType { UTType(unchecked: "public.source-code") }
  /// Source code in Swift.
  public static var swiftSource: UTType { UTType(unchecked: "public.swift-source") }
  /// Source code in an assembly language.
  public static var assemblyLanguageSource: UTType { UTType(unchecked: "public.assembly-source") }
  /// Source code in C.
  public static var cSource: UTType { UTType(unchecked: "public.c-source") }
  /// Declarations in C.
  public static var cHeader: UTType { UTType(unchecked: "public.c-header") }
  /// Source code in C++.
  public static var cPlusPlusSource: UTType { UTType(unchecked: "public.c-plus-plus-source") }
  /// Declarations in C++.
  public static var cPlusPlusHeader: UTType { UTType(unchecked: "public.c-plus-plus-header") }
  /// Source code in Objective-C.
  public static var objectiveCSource: UTType { UTType(unchecked: "public.objective-c-source") }
  /// Source code in Objective-C++.
  public static var objectiveCPlusPlusSource: UTType {
    UTType(unchecked: "public.objective-c-plus-plus-source")
  }
  /// Source code that is run as it is.
  public static var script: UTType { UTType(unchecked: "public.script") }
  /// Source code in JavaScript.
  public static var javaScript: UTType { UTType(unchecked: "com.netscape.javascript-source") }
  /// A script for a shell.
  public static var shellScript: UTType { UTType(unchecked: "public.shell-script") }
  /// A script in Perl.
  public static var perlScript: UTType { UTType(unchecked: "public.perl-script") }
  /// A script in Python.
  public static var pythonScript: UTType { UTType(unchecked: "public.python-script") }
  /// A script in Ruby.
  public static var rubyScript: UTType { UTType(unchecked: "public.ruby-script") }
  /// A script in PHP.
  public static var phpScript: UTType { UTType(unchecked: "public.php-script") }
  /// Rules for make.
  public static var makefile: UTType { UTType(unchecked: "public.make-source") }
}
