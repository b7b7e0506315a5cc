/// Sharing: what a person hands from a program to others, and the activities that take it there.
///
/// ```
///  ShareLink, shareSheet ──▶ ShareSheet: header │ share │ action
///                               │ choice
///  canPerform of all ──▶ choice ──▶ items made ──▶ prepare ──▶ perform, or a view ──▶ finish, once ──▶ completion
/// ```
///
/// ```swift
/// ShareLink("Share the dream", item: dream, preview: SharePreview(dream.title, image: picture))
///
/// button.shareSheet(isPresented: $isSharing, items: [.text("Milk")], activities: [PinUp()]) { result in
///   print(result.outcome)
/// }
/// ```
///
/// Folders: `Items` is what is shared, `Activities` who takes it and how one of them runs, `Standard` those that reach
/// other programs, `Sheet` what a person sees, `Links` what shows it.
///
/// It must never finish an activity twice or not at all, or read a desktop's files before a sheet is open.
@_exported public import LaminaFiles
@_exported public import LaminaTransfer
