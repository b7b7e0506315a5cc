/// Documents of a web API: one page of HTML that needs nothing else, and the same as Markdown.
///
/// ```
///  APIModel ──APIPage──▶ HTML: contents, sections, resources, methods, schemas as tables, example calls
///           └─APIText──▶ Markdown, for wikis and for reading in a terminal
/// ```
///
/// ```swift
/// var api = APIModel(title: "Shop")
/// api.resources = [APIResource(path: "/items", uri: "/items")]
/// print(APIPage(api).html.hasPrefix("<!doctype html>"))   // true
/// print(APIText(api).markdown.hasPrefix("# Shop"))        // true
/// ```
///
/// Any thread may call it. The page can be read without a script and prints with all open; it fetches nothing,
/// and runs nothing that stands in the model. It must never copy a text of the model into HTML as it is.
enum LaminaAPIDocuments {}
