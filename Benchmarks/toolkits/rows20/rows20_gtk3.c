// The rows of Sources/Rows20 in GTK 3.
#include <gtk/gtk.h>

int main(int argc, char **argv) {
  gtk_init(&argc, &argv);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_title(GTK_WINDOW(window), "Rows");
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 640);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  gtk_container_set_border_width(GTK_CONTAINER(column), 16);
  for (int row = 1; row <= 20; row++) {
    char text[256];
    g_snprintf(text, sizeof text, "第 %d 行：春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。", row);
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_container_add(GTK_CONTAINER(column), label);
  }
  gtk_container_add(GTK_CONTAINER(window), column);
  g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), NULL);
  gtk_widget_show_all(window);
  gtk_main();
  return 0;
}
