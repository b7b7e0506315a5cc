import SwiftUI

struct CanvasItem: Identifiable {
    let id: Int
    var name: String
    var opacity: Double = 1
    var isLocked = false
}

struct InspectorPane: View {
    @State private var items = [CanvasItem(id: 0, name: "Rectangle"), CanvasItem(id: 1, name: "Ellipse")]
    @State private var selection: CanvasItem.ID? = 0
    @State private var showsInspector = true

    private var selectedItem: Binding<CanvasItem>? {
        guard let index = items.firstIndex(where: { $0.id == selection }) else { return nil }
        return $items[index]
    }

    var body: some View {
        List(items, selection: $selection) { item in
            Text(item.name).opacity(item.opacity)
        }
        .inspector(isPresented: $showsInspector) {
            Group {
                if let item = selectedItem {
                    VStack(alignment: .leading) {
                        TextField("Name", text: item.name)
                        Slider(value: item.opacity, in: 0...1)
                        Toggle("Locked", isOn: item.isLocked)
                        Spacer()
                    }
                    .padding()
                } else {
                    Text("No selection")
                }
            }
            .inspectorColumnWidth(min: 160, ideal: 200, max: 300)
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Inspector") { showsInspector.toggle() }
            }
        }
    }
}

struct InspectorPane_Previews: PreviewProvider {
    static var previews: some View {
        InspectorPane()
            .frame(width: 640, height: 400)
    }
}
