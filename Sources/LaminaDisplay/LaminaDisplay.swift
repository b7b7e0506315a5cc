/// Display: nodes, and the steps that turn them into layers and bitmaps off the main thread.
///
/// ```
///  Node ──Preparer.prepare──▶ Prepared (frames, Layer tree) ──PictureDisplay.commit──▶ pictures
///  immutable   measure, arrange, record      any thread           workers, bounded wait
/// ```
///
/// ```swift
/// let label = Node(id: .init(1), rule: .leaf(TextLeaf(text)))
/// let root = Node(id: .init(2), rule: .container(AnyLayout(PaddingLayout(.all, 16))), children: [label])
/// let preparer = Preparer()
/// let prepared = preparer.prepare(root, size: CGSize(width: 200, height: 100), scale: 2)
/// prepared.root.frame              // (0, 0, 200, 100)
/// let layers = prepared.layer      // what the compositor shows
/// ```
///
/// A node never holds state, a handler or a lock. Nothing here knows views or hosts.
